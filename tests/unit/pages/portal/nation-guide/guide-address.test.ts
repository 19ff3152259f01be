import { describe, expect, it } from 'vitest';
import { readGuideAddress } from '@/pages/portal/nation-guide/guide-address';

const TODAY = '2026-11-21';

describe('the day an address of the guide asks for', () => {
  it.each([
    ['2024-02-29', '2024-02-29'],
    ['1900-01-01', '1900-01-01'],
    ['1899-12-31', TODAY],
    ['9995-12-31', '9995-12-31'],
    ['9996-01-01', TODAY],
    ['9999-06-01', TODAY],
    ['2026-02-30', TODAY],
    ['2026-13-01', TODAY],
    ['tomorrow', TODAY],
    ['', TODAY],
  ])('%j is read as %s', (date, read) => {
    expect(readGuideAddress(new URLSearchParams({ date }), TODAY).date).toBe(read);
  });
});
