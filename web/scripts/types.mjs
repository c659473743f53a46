// Writes src/lib/wire.ts from the JSON Schema of the server's messages, before the page's types are checked:
// $PYTHON (python3) is asked, with ../src on its path.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

const TARGET = new URL('../src/lib/wire.ts', import.meta.url)
const PRINT = 'import json; from vatra.server.web.schema import schema; print(json.dumps(schema()))'

function readSchema() {
  const source = new URL('../../src', import.meta.url).pathname
  const path = [source, process.env.PYTHONPATH].filter(Boolean).join(':')
  const env = { ...process.env, PYTHONPATH: path }
  return JSON.parse(execFileSync(process.env.PYTHON ?? 'python3', ['-c', PRINT], { env, encoding: 'utf8' }))
}

function union(parts) {
  return [...new Set(parts)].join(' | ')
}

/** One schema as a TypeScript type. What the page never needs (lengths, ranges) is left out. */
function type(schema) {
  if (schema.$ref) return schema.$ref.split('/').at(-1)
  if (schema.anyOf) return union(schema.anyOf.map(type))
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value).replaceAll('"', "'")))
  if (Array.isArray(schema.type)) return union(schema.type.map((name) => type({ ...schema, type: name })))
  switch (schema.type) {
    case 'string':
      return 'string'
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'null':
      return 'null'
    case 'array':
      if (schema.prefixItems) return `[${schema.prefixItems.map(type).join(', ')}]`
      return list(type(schema.items ?? {}))
    case 'object':
      if (schema.properties) return body(schema)
      return `Record<string, ${type(typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {})}>`
    default:
      return 'unknown'
  }
}

const list = (item) => (item.includes(' | ') ? `(${item})[]` : `${item}[]`)

function body(schema) {
  const required = new Set(schema.required ?? [])
  const lines = Object.entries(schema.properties).map(
    ([name, inner]) => `  ${name}${required.has(name) ? '' : '?'}: ${type(inner)}`,
  )
  return lines.length ? `{\n${lines.join('\n')}\n}` : 'Record<string, never>'
}

function declare([name, schema]) {
  const note = schema.description ? `/** ${schema.description.replaceAll(/\s*\n\s*/g, ' ')} */\n` : ''
  if (schema.properties) return `${note}export interface ${name} ${body(schema)}\n`
  return `${note}export type ${name} = ${type(schema)}\n`
}

const defs = Object.entries(readSchema().$defs).sort(([a], [b]) => (a < b ? -1 : 1))
const text = [
  '// Made by `npm run types` from the messages of the server. Change those, not this.\n',
  ...defs.map(declare),
].join('\n')

writeFileSync(TARGET, text)
