import { describe, expect, it } from 'vitest';
import { inForce, PARTIES } from '@/domain/rcep';
import { applies, PARTIES as PARTIES_OF_MOCKS } from '../../../../mocks/data/agreement-applies';

describe('F2: where the Agreement applies, for the mocks', () => {
  it('has the Parties of the domain code', () => expect(PARTIES_OF_MOCKS).toEqual(PARTIES));

  it.each([...PARTIES, 'IN'])('is what the domain code says of every exporter into %s', (importer) => {
    for (const exporter of [...PARTIES, 'IN'])
      expect(applies(importer, exporter), exporter).toBe(inForce(importer, exporter, '2026-07-01').inForce);
  });
});
