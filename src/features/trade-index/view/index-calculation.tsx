import type { ComponentType } from 'react';
import type { IndexView } from '../index-view';
import type { IndexId } from '../trade-index-schema';
import { PairTable } from './pair-table';
import { RcaTable } from './rca-table';
import { RiskCalculation } from './risk-calculation';
import { TcTable } from './tc-table';
import './index-parts.css';

const TABLES: Readonly<Record<IndexId, ComponentType<{ view: IndexView }>>> = {
  tc: TcTable,
  rca: RcaTable,
  complementarity: PairTable,
  risk: RiskCalculation,
};

/** How the figure follows from its inputs, with the numbers of the selected and the compared countries. */
export function IndexCalculation({ view }: { view: IndexView }) {
  const Table = TABLES[view.index];
  return <Table view={view} />;
}
