import { writePairQuery } from '@/features/tariffs/country-pair/pair-query';
import { paths } from '@/shared/routing/paths';
import type { GuideCase } from '../guide-case';

/** The address of the same route on the page of rates, rules and proofs of origin. */
export const tariffLink = ({ question }: GuideCase): string =>
  `${paths.taxOriginSearch()}?${writePairQuery(question).toString()}`;
