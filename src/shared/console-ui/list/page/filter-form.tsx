import { Suspense, useRef, useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { lazyPart } from '@/shared/loading/lazy-part';
import { Button } from '@/shared/ui/controls/button';
import { Icon } from '@/shared/ui/controls/icon';
import { classNames } from '@/shared/ui/styles/class-names';
import { isBackward } from '@/shared/format/day-range';
import { useIsBelow } from '@/shared/ui/hooks/use-breakpoint';
import type { ListQuery } from '../query/use-list-query';
import { FilterActions } from './filter-actions';
import type { FilterField } from './filter-field';
import { FilterInput } from './filter-input';

export type { FilterField } from './filter-field';

const SavedFilters = lazyPart(() =>
  import('../filters/saved-filters-dialog').then((part) => part.SavedFiltersDialog),
);

interface FilterFormProps {
  fields: readonly FilterField[];
  list: ListQuery;
  /** Accessible name of the form, if a page has two. */
  label?: string;
  /** Submits the same query: reloads the rows. */
  onRepeat: () => void;
}

/**
 * The filter row of a list: 查询 (or Enter) applies the input, 重置 clears it, 已存条件 opens the saved ones. Follows the
 * address, back and forward too. So that the rows are on top, it is collapsed behind a button below 768 px; above, a form
 * of many fields shows the first, and of the others those that are used.
 */
export function FilterForm({ fields, list, label: formLabel, onRepeat }: FilterFormProps) {
  const { t } = useTexts('console');
  const taken = JSON.stringify(list.texts);
  const [typed, setTyped] = useState({ taken, values: list.texts });
  if (typed.taken !== taken) setTyped({ taken, values: list.texts });

  const isNarrow = useIsBelow(768);
  const [isOpen, setIsOpen] = useState(false);
  const [areSavedShown, setAreSavedShown] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const [first, others] = inTwo(isNarrow ? [] : fields);
  const usedCount = fields.filter(({ name }) => list.texts[name]).length;
  const fold = () => {
    if (!isNarrow) return;
    opener.current?.focus();
    setIsOpen(false);
  };

  const printed = (name: string) => (list.texts[name] ? undefined : 'no-print');
  const valueOf = (name: string) => typed.values[name] ?? '';
  const change = (name: string, value: string) =>
    setTyped({ taken, values: { ...typed.values, [name]: value } });
  /** True for the end of a range that is before its start; such a range is not submitted. */
  const endsBeforeStart = ({ name, startedBy }: FilterField) =>
    startedBy !== undefined && isBackward(valueOf(startedBy), valueOf(name));
  const isUsed = ({ name }: FilterField) => Boolean(list.texts[name]) || valueOf(name) !== '';
  const input = (field: FilterField) => (
    <FilterInput
      key={field.name}
      field={field}
      className={printed(field.name)}
      value={valueOf(field.name)}
      error={endsBeforeStart(field) ? t('filter.endBeforeStart') : undefined}
      onValueChange={(value) => change(field.name, value)}
    />
  );
  const submit = (values: Readonly<Record<string, string>>) => {
    const isSame = fields.every(({ name }) => (values[name] ?? '').trim() === (list.texts[name] ?? ''));
    if (isSame) onRepeat();
    else list.setTexts(values);
  };

  return (
    <>
      <form
        role="search"
        aria-label={formLabel}
        className={classNames('filter-form', usedCount === 0 && 'no-print')}
        onSubmit={(event) => {
          event.preventDefault();
          if (fields.some(endsBeforeStart)) {
            event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
            return;
          }
          submit(typed.values);
          fold();
        }}
        onReset={(event) => {
          event.preventDefault();
          setTyped({ taken, values: {} });
          submit({});
          fold();
        }}
      >
        {isNarrow && (
          <Button ref={opener} size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {usedCount === 0 ? t('filter.open') : t('filter.openSet', { count: usedCount })}
            <Icon name="chevron" size={16} />
          </Button>
        )}
        {(!isNarrow || isOpen) && (
          <>
            {(isNarrow ? fields : first).map(input)}
            <FilterActions>
              <Button size="small" aria-haspopup="dialog" onClick={() => setAreSavedShown(true)}>
                {t('filter.saved')}
              </Button>
              {others.length > 0 && (
                <Button variant="text" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
                  {t('filter.more', { number: others.length })}
                  <Icon name="chevron" size={16} />
                </Button>
              )}
            </FilterActions>
            {(isOpen ? others : others.filter(isUsed)).map(input)}
          </>
        )}
      </form>
      {areSavedShown && (
        <Suspense>
          <SavedFilters list={list} fields={fields} onClose={() => setAreSavedShown(false)} />
        </Suspense>
      )}
    </>
  );
}

/** From so many fields on a form would have three rows, and the list would begin in the lower half of the window. */
const MANY = 8;
/** With the buttons one row. */
const FIRST = 3;

/** The fields that are always shown, and the others. */
function inTwo(
  fields: readonly FilterField[],
): [first: readonly FilterField[], others: readonly FilterField[]] {
  return fields.length < MANY ? [fields, []] : [fields.slice(0, FIRST), fields.slice(FIRST)];
}
