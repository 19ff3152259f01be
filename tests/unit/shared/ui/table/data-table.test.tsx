import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DataTable } from '@/shared/ui/table/data-table';
import type { TableColumn } from '@/shared/ui/table/table-column';

interface Row {
  party: string;
  rate: string;
}

const ROWS: readonly Row[] = [
  { party: 'MFN', rate: '15.0' },
  { party: 'Japan', rate: '8.2' },
];

const COLUMNS: readonly TableColumn<Row>[] = [
  { id: 'party', head: 'Exporter', cell: (row) => row.party },
  { id: 'rate', head: 'RCEP %', cell: (row) => row.rate, align: 'end', isSortable: true, narrow: 'value' },
];

describe('the data table', () => {
  it('is named, and each row by its first cell', () => {
    render(<DataTable caption="Rates" columns={COLUMNS} rows={ROWS} rowKey={(row) => row.party} />);
    const table = screen.getByRole('table', { name: 'Rates' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Exporter', 'RCEP %']);
    expect(within(table).getByRole('row', { name: 'Japan 8.2' })).toBeInTheDocument();
    expect(within(table).getByRole('rowheader', { name: 'MFN' })).toBeInTheDocument();
  });

  it('says the order and asks for the opposite one', async () => {
    const handleSort = vi.fn();
    render(
      <DataTable
        caption="Rates"
        columns={COLUMNS}
        rows={ROWS}
        rowKey={(row) => row.party}
        sort={{ id: 'rate', direction: 'ascending' }}
        onSort={handleSort}
      />,
    );
    expect(screen.getByRole('columnheader', { name: 'RCEP %' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'RCEP %' }));
    expect(handleSort).toHaveBeenCalledWith({ id: 'rate', direction: 'descending' });
  });

  it('says which row is selected', () => {
    render(
      <DataTable
        caption="Rates"
        columns={COLUMNS}
        rows={ROWS}
        rowKey={(row) => row.party}
        rowKind={(row) => (row.party === 'Japan' ? 'selected' : undefined)}
      />,
    );
    expect(screen.getByRole('row', { name: 'Japan 8.2' })).toHaveAttribute('aria-current', 'true');
  });
});
