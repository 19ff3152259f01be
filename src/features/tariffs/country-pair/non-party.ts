import { isParty } from '@/domain/rcep';

/** The country that is not a Party, the exporter before the importer; only for a pair that has one. */
export const nonPartyOf = ({ from, to }: { from: string; to: string }): string => (isParty(from) ? to : from);
