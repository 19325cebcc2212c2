import './browser.ts'
import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { styleCache } from '../../../src/styles.ts'

// Makes Emotion insert no CSS rules. In jsdom, each query for a role would compare every rule with every element.
Object.getPrototypeOf(styleCache().sheet).insert = () => {}

afterEach(cleanup)
