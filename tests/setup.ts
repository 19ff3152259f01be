import { afterEach, beforeEach, expect, vi } from 'vitest';
import { leaveNothing } from './support/leave-nothing';
import { quickenStyle } from './support/quick-style';
import { stubBrowser } from './support/stub-browser';

if (typeof window !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  leaveNothing();
  stubBrowser();
  quickenStyle();
  (await import('./support/quick-labels')).quickenLabels();
  (await import('./support/plain-elements')).plainElements();
  (await import('./support/brief-misses')).briefMisses();
  const { configure } = await import('@testing-library/dom');
  // What is waited for counts, not how soon it comes: the limit only ends a wait that would never end.
  configure({ asyncUtilTimeout: 60_000 });
}

let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation(
      (...words: unknown[]) => void complaints.push([level, ...words]),
    );
  }
});

afterEach(async () => {
  const unexpected = complaints;
  if (typeof window !== 'undefined') {
    const { cleanup } = await import('@testing-library/react');
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; ')) {
      document.cookie = `${cookie.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
    }
  }
  expect(unexpected, 'console.error and console.warn stay silent').toEqual([]);
});

/** For a test that provokes a complaint on purpose: returns what was said and forgets it. */
export function takeComplaints(): unknown[][] {
  const taken = complaints;
  complaints = [];
  return taken;
}
