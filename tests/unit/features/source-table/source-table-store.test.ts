import { describe, expect, it } from 'vitest';
import { resetSourceTable, useSourceTable } from '@/features/source-table/source-table-store';

describe('console row 62: "Source table code: one string with a single setter"', () => {
  it('holds what was set until the session ends', () => {
    const first = useSourceTable.getState().code;
    expect(first).toMatch(/^title/);
    useSourceTable.getState().setCode('name, sortable');
    expect(useSourceTable.getState().code).toBe('name, sortable');
    resetSourceTable();
    expect(useSourceTable.getState().code).toBe(first);
  });

  it('has nothing beside the string and its setter', () => {
    expect(Object.keys(useSourceTable.getState())).toEqual(['code', 'setCode']);
  });
});
