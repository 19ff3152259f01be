import type { QueryKey } from '@tanstack/react-query';
import { type AnswerOf, inAnyLanguage, type ReadQuery } from './previous-answer';

/** Like `inAnyLanguage`, but also shows previous data for which `isAnswerToo` returns true. */
export function sharingAnswers<Query extends ReadQuery<unknown>>(
  query: Query,
  isAnswerToo: (before: AnswerOf<Query>, earlier: QueryKey) => boolean,
) {
  const own = inAnyLanguage(query);
  return {
    ...own,
    placeholderData: (
      before: AnswerOf<Query> | undefined,
      from: { queryKey: QueryKey } | undefined,
    ): AnswerOf<Query> | undefined => {
      if (before === undefined || from === undefined) return undefined;
      return isAnswerToo(before, from.queryKey) ? before : own.placeholderData(before, from);
    },
  };
}
