import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/controls/button';
import { Icon } from '@/shared/ui/controls/icon';
import { Link } from '@/shared/ui/controls/link';
import { SelectField } from '@/shared/ui/fields/select-field';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { useIsPrinting } from '@/shared/ui/hooks/use-is-printing';
import type { ComparedColumn } from './comparison-columns';
import type { ComparisonControls } from './use-comparison-address';

interface ColumnListProps {
  columns: readonly ComparedColumn[];
  /** The index of the column the others are compared with. */
  reference: number;
  controls: ComparisonControls;
}

/** The columns in their order: name, products, and the buttons to move, pin and remove each. */
export function ColumnList({ columns, reference, controls }: ColumnListProps) {
  const { t } = useTexts(['comparison', 'countries', 'standard']);
  const language = useLanguage();
  const isPrinting = useIsPrinting();
  const pinText = (place: number) => t(place === reference ? 'columns.pinned' : 'columns.pinShort');
  return (
    <ol className="comparison-columns">
      {columns.map(({ id, label, standard, classes, productClass, indicators }, place) => (
        <li key={id}>
          <p className="comparison-column-name">
            {standard === null ? (
              <b>{t('own.label', { name: label })}</b>
            ) : (
              <Link to={paths.standardDetails(id)}>{label}</Link>
            )}{' '}
            {standard?.mark === 'unchecked' && <UncheckedMark />}
          </p>
          {standard?.title && <p lang={standard.title.lang}>{standard.title.text}</p>}
          <p className="comparison-small">
            {standard?.country &&
              `${t(`countries:${standard.country}`, { defaultValue: standard.country })} · `}
            {standard?.inForceFrom &&
              `${t('columns.since', { date: dateInText(standard.inForceFrom, language) })} · `}
            {t('choose.values', { count: indicators.length })}
          </p>
          {isPrinting && productClass !== null && (
            <p className="comparison-small">
              {t('columns.class')} {productClass}
            </p>
          )}
          {classes.length > 0 && !isPrinting && (
            <SelectField
              label={t('columns.class')}
              hint={
                controls.classes[id] === undefined && classes.length > 1 ? t('columns.suggested') : undefined
              }
              options={classes.map((one) => ({ value: one, label: one }))}
              value={productClass ?? ''}
              onValueChange={(chosen) => controls.choose(id, String(classes.indexOf(chosen)))}
            />
          )}
          <div className="comparison-buttons">
            <Button
              size="small"
              aria-pressed={place === reference}
              aria-label={t('columns.pin', { action: pinText(place), number: label })}
              onClick={() => controls.change({ pinned: id })}
            >
              {pinText(place)}
            </Button>
            <Button
              size="small"
              iconOnly
              className="comparison-left"
              disabled={place === 0}
              aria-label={t('columns.left', { number: label })}
              onClick={() => controls.move(id, -1)}
            >
              <Icon name="arrowUp" size={16} />
            </Button>
            <Button
              size="small"
              iconOnly
              className="comparison-left"
              disabled={place === columns.length - 1}
              aria-label={t('columns.right', { number: label })}
              onClick={() => controls.move(id, 1)}
            >
              <Icon name="arrowDown" size={16} />
            </Button>
            <Button
              size="small"
              iconOnly
              aria-label={t('columns.remove', { number: label })}
              onClick={() => controls.remove(id)}
            >
              <Icon name="close" size={16} />
            </Button>
          </div>
        </li>
      ))}
    </ol>
  );
}
