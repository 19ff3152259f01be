import { isParty } from '@/domain/rcep';

/** The country of a lane that is not a Party, the exporter before the importer; meant for a lane that has one. */
export const nonPartyOf = ({ from, to }: { from: string; to: string }): string => (isParty(from) ? to : from);
