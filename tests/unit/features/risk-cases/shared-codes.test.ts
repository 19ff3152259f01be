import { describe, expect, it } from 'vitest';
import { sharedCodes } from '@/features/risk-cases/shared-codes';

describe('codes two cases have in common', () => {
  it.each<[string, string[], string[], string[]]>([
    ['six digits', ['721041', '721049'], ['721049', '721061'], ['721049']],
    ['only the heading', ['721041'], ['721070'], ['7210']],
    ['a code and its whole heading', ['7210'], ['721070'], ['7210']],
    ['each heading once', ['760410', '760421', '7610'], ['7604', '761090'], ['7604', '7610']],
    ['only the chapter', ['7210'], ['7208'], []],
    ['a whole chapter', ['61'], ['61'], []],
    ['none in the data', [], ['7210'], []],
  ])('%s', (_, a, b, shared) => expect(sharedCodes(a, b)).toEqual(shared));
});
