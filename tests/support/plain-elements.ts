import * as React from 'react';
import { afterAll } from 'vitest';

/**
 * Lets React create elements without recording a stack trace for each, which takes a tenth of the time of a test that
 * renders much. Such a trace only says, in a warning, which component created an element.
 */
export function plainElements(): void {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals !== 'object' || internals === null || !(COUNTER in internals))
    throw new Error(`React counts its traces no longer in ${COUNTER}`);
  // React records so many a second, and counts from 0 again.
  Object.defineProperty(internals, COUNTER, { configurable: true, get: () => Infinity, set: () => {} });
  afterAll(() => {
    Object.defineProperty(internals, COUNTER, { configurable: true, writable: true, value: 0 });
  });
}

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const COUNTER = 'recentlyCreatedOwnerStacks';
