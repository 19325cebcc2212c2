import { expect, test } from 'vitest'
import { cspHash, shortHash } from '../../../plugins/hash.ts'

test('the policy hash of the empty string is the known one', () => {
  expect(cspHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
})

test('the policy hash covers the UTF-8 bytes', () => {
  expect(cspHash('é')).toBe("'sha256-SplVfkAzw1Od4utlRyAXytX5VX96BiWgnxw/biumnEw='")
})

test('a name hash has eight digits and changes with every part', () => {
  expect(shortHash('a', 'b')).toMatch(/^[\da-f]{8}$/)
  expect(shortHash('a', 'b')).toBe(shortHash('a', 'b'))
  expect(new Set([shortHash('a', 'b'), shortHash('a', 'c'), shortHash('c', 'b')]).size).toBe(3)
  expect(shortHash(Uint8Array.of(97))).toBe(shortHash('a'))
})
