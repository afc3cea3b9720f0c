/** Drawings for the rulebook, of the game's own pieces. */
import type { Component } from 'solid-js'

export const pictures: Readonly<Record<string, Component>> = {}
