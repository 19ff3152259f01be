import { inForce, partyFacts } from '@/domain/rcep';
import type { PairApplication } from '@/domain/rcep';

const EXPORTER_PROOFS = ['certificate', 'approvedExporter', 'anyExporter'] as const;

/** The four ways to claim origin: three proofs of origin (Article 3.16) and the importer's own declaration. */
export const PROOF_TYPES = [...EXPORTER_PROOFS, 'importer'] as const;
export type ProofType = (typeof PROOF_TYPES)[number];

/**
 * Whether a proof of origin may be used for a country pair on a date. `reason` is the key of the explaining sentence,
 * `inputs` its values (`country` an ISO code, `date` as `yyyy-MM-dd`). `confidence` is `secondary` without an
 * official text: it is then shown as 待核.
 */
export interface ProofOption {
  type: ProofType;
  state: 'accepted' | 'toConfirm' | 'notAvailable';
  articles: readonly string[];
  reason:
    | 'issuedBy'
    | 'codeNeeded'
    | 'acceptedAmong'
    | 'notAccepted'
    | 'dueBy'
    | 'dueUnknown'
    | 'acceptedByJapan'
    | 'onlyJapan'
    | 'notEstablished'
    | 'notInForce';
  inputs: { country?: string; date?: string };
  confidence: 'treaty' | 'secondary';
}

/** What is published about a pair, with the proofs of origin that the importer accepts; none: nothing is published. */
export interface ProofTerms extends PairApplication {
  proofs: readonly string[];
  mark: 'fact' | 'unchecked' | 'sample';
}

/**
 * The four proofs of origin for goods from `exporter` to `importer` at `date`, in the order of Article 3.16; `terms`
 * are those published about the importer's pairs.
 */
export function proofOptions(
  exporter: string,
  importer: string,
  date: string,
  terms: readonly ProofTerms[] = [],
): ProofOption[] {
  if (inForce(importer, exporter, date, terms).inForce) {
    const own = terms.find((each) => each.exporter === exporter);
    if (own !== undefined && own.proofs.length > 0) return publishedOptions(exporter, importer, own);
    return [
      option('certificate', 'accepted', 'issuedBy', { country: exporter }),
      option('approvedExporter', 'accepted', 'codeNeeded', { country: exporter }),
      anyExporter(exporter, importer),
      ofImporter(importer),
    ];
  }
  if (!isOpen(exporter, importer, date, terms)) {
    return PROOF_TYPES.map((type) => option(type, 'notAvailable', 'notInForce'));
  }
  return [
    ...EXPORTER_PROOFS.map((type) => option(type, 'toConfirm', 'notEstablished', {}, 'secondary')),
    ofImporter(importer),
  ];
}

/** The proofs of an exporter as published; that of the importer does not depend on the pair. */
function publishedOptions(exporter: string, importer: string, { proofs, mark }: ProofTerms): ProofOption[] {
  const confidence = mark === 'fact' ? 'treaty' : 'secondary';
  return [
    ...EXPORTER_PROOFS.map((type) =>
      proofs.includes(type)
        ? option(type, 'accepted', REASON_ACCEPTED[type], acceptedBy(type, exporter, importer), confidence)
        : option(type, 'notAvailable', 'notAccepted', { country: importer }, confidence),
    ),
    ofImporter(importer),
  ];
}

const REASON_ACCEPTED = {
  certificate: 'issuedBy',
  approvedExporter: 'codeNeeded',
  anyExporter: 'acceptedAmong',
} as const;

const acceptedBy = (type: ProofType, exporter: string, importer: string): ProofOption['inputs'] => ({
  country: type === 'anyExporter' ? importer : exporter,
});

/** True where it is not established whether the Agreement applies: to or from Myanmar, once it binds the other country. */
function isOpen(exporter: string, importer: string, date: string, terms: readonly ProofTerms[]): boolean {
  const agreement = inForce(importer, exporter, date, terms);
  const isBound = [exporter, importer].every((party) => date >= (partyFacts(party)?.entryIntoForce ?? ''));
  return !agreement.inForce && agreement.reason === 'not-established' && isBound;
}

/** Customs value in US dollars up to which no proof of origin is needed (Article 3.22.3). */
export const PROOF_WAIVER_USD = 200;

const ARTICLES: Record<ProofType, readonly string[]> = {
  certificate: ['3.16', '3.17'],
  approvedExporter: ['3.18', '3.21'],
  anyExporter: ['3.16', '3.18'],
  importer: ['3.16'],
};

/** Countries known from secondary sources to accept the declaration of any exporter among each other. */
const ANY_EXPORTER_AMONG = ['AU', 'NZ', 'JP'];
const ANY_EXPORTER_PAIRS = ['JP-KR'];

/** Years after its own entry into force within which a Party must accept the declaration of any exporter (Article 3.16). */
const YEARS_TO_ACCEPT = 10;
const LATER = { parties: ['KH', 'LA', 'MM'], years: 20 };

function anyExporter(exporter: string, importer: string): ProofOption {
  const isAmong = ANY_EXPORTER_AMONG.includes(exporter) && ANY_EXPORTER_AMONG.includes(importer);
  if (isAmong || ANY_EXPORTER_PAIRS.includes(`${exporter}-${importer}`)) {
    return option('anyExporter', 'accepted', 'acceptedAmong', { country: importer }, 'secondary');
  }
  const due = [importer, exporter].map((country) => ({ country, date: acceptanceDue(country) }));
  const undated = due.find(({ date }) => date === null);
  if (undated)
    return option('anyExporter', 'toConfirm', 'dueUnknown', { country: undated.country }, 'secondary');
  const [latest] = due.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  const inputs = { country: latest?.country ?? importer, date: latest?.date ?? undefined };
  return option('anyExporter', 'toConfirm', 'dueBy', inputs, 'secondary');
}

/** Only Japan accepts the declaration of its importers (Article 3.16). */
function ofImporter(importer: string): ProofOption {
  return importer === 'JP'
    ? option('importer', 'accepted', 'acceptedByJapan')
    : option('importer', 'notAvailable', 'onlyJapan');
}

/** The last day by which a Party must accept it, or null where its entry into force is not established. */
function acceptanceDue(party: string): string | null {
  const since = partyFacts(party)?.entryIntoForce;
  if (!since) return null;
  const years = LATER.parties.includes(party) ? LATER.years : YEARS_TO_ACCEPT;
  return `${Number(since.slice(0, 4)) + years}${since.slice(4)}`;
}

function option(
  type: ProofType,
  state: ProofOption['state'],
  reason: ProofOption['reason'],
  inputs: ProofOption['inputs'] = {},
  confidence: ProofOption['confidence'] = 'treaty',
): ProofOption {
  return { type, state, articles: ARTICLES[type], reason, inputs, confidence };
}

/** Obligations of an exporter or importer besides the proof of origin, in display order. */
export const DUTIES = [
  'validity',
  'waiver',
  'consignment',
  'thirdParty',
  'backToBack',
  'retroactive',
  'records',
  'refund',
  'discrepancies',
  'ruling',
] as const;
export type Duty = (typeof DUTIES)[number];

/** The article of the Agreement behind each. */
export const DUTY_ARTICLES: Readonly<Record<Duty, string>> = {
  validity: '3.16',
  waiver: '3.22',
  consignment: '3.15',
  thirdParty: '3.20',
  backToBack: '3.19',
  retroactive: '3.17',
  records: '3.27',
  refund: '3.23',
  discrepancies: '3.26',
  ruling: '4.10',
};
