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
export { isRules, RULES } from './import/edition-subject';
export type { Period } from './import/edition-periods';
export { outside } from './import/edition-periods';
export {
  type FileFormat,
  type FileShape,
  fieldsOf,
  formatByHand,
  isByDate,
  isComplete,
  recognise,
  shapesOf,
  type SheetCells,
  templateHeadOf,
  unusedColumns,
} from './import/reading/file-format';
export { differenceOf, type EditionDifference, linesOf, type SizedChange } from './import/difference';
export {
  IMPORT_REASONS,
  type EditionFileProblem,
  type ImportReason,
  type Repair,
} from './import/import-problem';
export {
  fileSheet,
  type FileSheet,
  movedRepairs,
  rowPlace,
  sheetHead,
  type SheetRows,
  stackedSheets,
  takenSheets,
} from './import/reading/sheets';
export type { ImportReading } from './import/reading/import-reading';
export { mfnOf, type RateVerdict } from './import/pair-verdict';
export { changedVerdicts } from './import/verdict-changes';
export { layoutOf } from './import/layouts';
export { fileOfLines } from './import/line-file';
export { isHsCode } from './import/national-code';
export { readEditionFile } from './import/reading/read-import';
export {
  coveredCodes,
  ruleDifference,
  type RuleDifference,
  type RuleLineChange,
  type RuleLineEffect,
} from './import/rule-difference';
export { RULE_COLUMNS, type RuleLine, ruleFinder, ruleLinesOf } from './import/rule-lines';
export { doneRepairs, leftOutRows, newRow, repaired, withoutRow, withRepair } from './import/repairs';
export { type LineTable, mappingOf, type TariffColumn, type TariffLayout } from './import/tariff-layout';
