import { describe, expect, it } from 'vitest';
import { ContractError } from '@/shared/api/client/api-errors';
import { checkAnswer } from '@/shared/api/client/check-answer';
import { publishedEndpoints } from '../../scripts/openapi-endpoints';
import { requestPortal } from '../support/request-mocks';
import { brokenAnswers } from '../support/broken-answers';
import { PORTAL_QUESTIONS } from '../support/portal-questions';

/** A list says the counts of those filters that it has; a clause of an agreement without goods or chapters is for all. */
const MAY_BE_ABSENT = /^facets\.\w+ left out$|\.criteria\.\w+\..*\.(?:goods|chapters|importers) left out$/;

const entries = Object.entries(publishedEndpoints) as [
  keyof typeof PORTAL_QUESTIONS,
  (typeof publishedEndpoints)['getHome'],
][];

describe('an answer with any one field malformed is refused, and says where', () => {
  it.each(entries)('%s', async (operation, endpoint) => {
    const noun = endpoint.path.replace('/api/v1/portal/', '');
    const answer = await requestPortal<unknown>(`${noun}?${PORTAL_QUESTIONS[operation]}`);
    expect(() => checkAnswer(endpoint.path, endpoint.data, answer)).not.toThrow();
    const broken = brokenAnswers(answer).filter(({ name }) => !MAY_BE_ABSENT.test(name));
    expect(broken.length).toBeGreaterThan(5);
    const taken = broken.filter(({ value }) => {
      try {
        checkAnswer(endpoint.path, endpoint.data, value);
        return true;
      } catch (error) {
        expect(error).toBeInstanceOf(ContractError);
        return false;
      }
    });
    expect(taken.map(({ name }) => name)).toEqual([]);
  });

  it.each(entries)('%s: an answer that is no object at all', (_, endpoint) => {
    for (const value of [undefined, '', 0, [], 'text', true])
      expect(() => checkAnswer(endpoint.path, endpoint.data, value)).toThrow(ContractError);
  });
});
