"""Diamant: five caves, one question. Go deeper, or go back?"""
