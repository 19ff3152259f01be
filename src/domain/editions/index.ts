export { type ChangedRow, compareEditions, type EditionChanges } from './compare-editions';
export type { Edition, EditionKind, EditionMark } from './edition';
export { appliedJapaneseMfn, type JapaneseColumns } from './japan-mfn';
export { neverAbove } from './never-above';
export type { PrintedDuty, PrintedRate, RateNotation, Treatment } from './printed-rate';
export {
  type EditionMapping,
  type EditionProblem,
  type EditionRow,
  type RateColumn,
  type RateRole,
  type ReadEdition,
  readEdition,
  type Table,
} from './read-edition';
export { type BlankMeaning, type NationalNotation, readRate } from './read-rate';
