import { useRef, useState } from 'react';
import { type FileFormat, isRules } from '@/domain/editions';
import type { FileRow, WantedRows } from '@/features/editions/engine/engine-calls';
import { useFocusLeft } from '@/shared/console-ui/use-focus-left';
import { Button } from '@/shared/ui/controls/button';
import { TextField } from '@/shared/ui/fields/text-field';
import { FoundList } from '../found-list';
import { Part } from '../part';
import { useEditionWords } from '../use-edition-words';
import { type Find, STEP, useFound } from '../use-found';
import { useShownEdition } from '../use-shown-edition';
import { RowDialog } from './row-dialog';
import { rowPlaces } from './row-places';
import { RowsTable } from './rows-table';
import type { Import } from './use-import';

interface RowsPartProps {
  run: Import;
  subject: string;
  format: FileFormat;
  find: Find<WantedRows, FileRow>;
}

/** Single rows of the file: found by a text, at first that of the address, corrected in any cell, left out, or added. */
export function RowsPart({ run, subject, format, find }: RowsPartProps) {
  const { t } = useEditionWords();
  const { searched } = useShownEdition();
  const [wanted, setWanted] = useState<WantedRows>({ text: searched, isRepairedOnly: false });
  const [edited, setEdited] = useState<FileRow | null>(null);
  const part = useRef<HTMLElement>(null);
  useFocusLeft(part);
  const isSearched = wanted.text.trim() !== '' || wanted.isRepairedOnly;
  return (
    <Part ref={part} title={t('rows.title')}>
      <p>{t('rows.text')}</p>
      <div className="edition-action button-row">
        <TextField
          label={t(isRules(subject) ? 'difference.searchCode' : 'difference.search')}
          value={wanted.text}
          autoComplete="off"
          onChange={({ target }) => setWanted({ ...wanted, text: target.value })}
        />
        <label>
          <input
            type="checkbox"
            checked={wanted.isRepairedOnly}
            onChange={({ target }) => setWanted({ ...wanted, isRepairedOnly: target.checked })}
          />{' '}
          {t('rows.repairedOnly')}
        </label>
        <Button size="small" onClick={() => setEdited({ row: run.newRow(), cells: [], isLeftOut: false })}>
          {t('rows.add')}
        </Button>
      </div>
      {isSearched && (
        <FoundRows
          run={run}
          subject={subject}
          format={format}
          find={find}
          wanted={wanted}
          onEdit={setEdited}
        />
      )}
      {edited !== null && (
        <RowDialog
          row={edited}
          subject={subject}
          format={format}
          places={rowPlaces(run.opened)}
          onSave={(repairs) => run.repairRow(edited.row, repairs)}
          onClose={() => setEdited(null)}
        />
      )}
    </Part>
  );
}

interface FoundRowsProps extends RowsPartProps {
  wanted: WantedRows;
  onEdit: (row: FileRow) => void;
}

function FoundRows({ run, subject, format, find, wanted, onEdit }: FoundRowsProps) {
  const [more, setMore] = useState({ wanted, count: STEP });
  const count = more.wanted === wanted ? more.count : STEP;
  const list = useFound(find, wanted, count);
  return (
    <FoundList subject={subject} list={list} onMore={(next) => setMore({ wanted, count: next })}>
      {(rows) => <RowsTable run={run} subject={subject} format={format} rows={rows} onEdit={onEdit} />}
    </FoundList>
  );
}
