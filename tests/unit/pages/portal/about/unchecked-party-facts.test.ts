import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PARTIES, partyFacts } from '@/domain/rcep';

const about = JSON.parse(readFileSync('src/shared/i18n/locales/zh/about.json', 'utf8')) as {
  data: { rows: { members: { note: string } } };
};

describe('the page about the data names as unchecked what the facts on the Parties say is', () => {
  it.each([
    ['entryIntoForce', '缅甸的生效情况'],
    ['tariffYear', '关税年度'],
    ['schedule', '关税承诺表'],
  ] as const)('%s', (fact, words) => {
    const isUnchecked = PARTIES.some((party) => partyFacts(party)?.confidence[fact] === 'secondary');
    expect(about.data.rows.members.note.includes(words)).toBe(isUnchecked);
  });
});
