import { describe, expect, it } from 'vitest';
import { wayTo } from '@/features/organisations/own-organisations';

describe('`orgIds` goes from the root "0" down', () => {
  it.each([
    ['with the organisation at its end', { orgId: '4', orgIds: '0,1,3,4' }, ['1', '3', '4']],
    ['without it', { orgId: '4', orgIds: '0,1,3' }, ['1', '3', '4']],
    ['right below the root', { orgId: '1', orgIds: '0' }, ['1']],
    ['unknown', { orgId: '1', orgIds: null }, ['1']],
    ['empty', { orgId: '1', orgIds: '' }, ['1']],
  ])('%s', (_name, membership, way) => expect(wayTo(membership)).toEqual(way));
});
