import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Dialog } from '@/shared/ui/controls/dialog';
import { Icon } from '@/shared/ui/controls/icon';
import { RadioGroup } from '@/shared/ui/fields/radio-group';
import {
  orderedColumns,
  shownColumns,
  withShownColumn,
  withMoved,
  type Column,
  type Density,
} from './list-view';
import { useListView } from './use-list-view';
import './columns-dialog.css';

/** A column to arrange, with its name. */
export interface ArrangedColumn extends Column {
  head: string;
}

interface ColumnsDialogProps {
  name: string;
  columns: readonly ArrangedColumn[];
  onClose: () => void;
}

/** Which columns a list shows, in which order, and how close its rows are; takes effect at once, for this user. */
export function ColumnsDialog({ name, columns, onClose }: ColumnsDialogProps) {
  const { t } = useTexts('list-view');
  const [view, setView] = useListView(name, columns);
  const ordered = orderedColumns(columns, view);
  const shown = new Set(shownColumns(columns, view).map(({ id }) => id));
  return (
    <Dialog
      isOpen
      title={t('columns.title')}
      className="columns-dialog"
      onClose={onClose}
      actions={
        <>
          <Button size="small" onClick={() => setView(null)}>
            {t('columns.reset')}
          </Button>
          <Button size="small" variant="primary" onClick={onClose}>
            {t('columns.done')}
          </Button>
        </>
      }
    >
      <ol className="columns-dialog-list" aria-label={t('columns.label')}>
        {ordered.map(({ id, head }, place) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={shown.has(id)}
                // One column always stays.
                disabled={shown.size === 1 && shown.has(id)}
                onChange={({ target }) => setView(withShownColumn(view, id, target.checked))}
              />
              <span>{head}</span>
            </label>
            <button
              type="button"
              aria-label={t('columns.up', { name: head })}
              aria-disabled={place === 0}
              onClick={() => setView(withMoved(view, columns, id, -1))}
            >
              <Icon name="arrowUp" size={16} />
            </button>
            <button
              type="button"
              aria-label={t('columns.down', { name: head })}
              aria-disabled={place === ordered.length - 1}
              onClick={() => setView(withMoved(view, columns, id, 1))}
            >
              <Icon name="arrowDown" size={16} />
            </button>
          </li>
        ))}
      </ol>
      <RadioGroup<Density>
        legend={t('density.legend')}
        value={view.density}
        options={[
          { value: 'normal', label: t('density.normal') },
          { value: 'compact', label: t('density.compact') },
        ]}
        onValueChange={(density) => setView({ ...view, density })}
      />
    </Dialog>
  );
}
