import { useSearchParams } from 'react-router-dom';
import { useTexts } from '@/shared/i18n/use-texts';
import { RadioGroup } from '@/shared/ui/fields/radio-group';
import { Section } from '@/shared/ui/layout/section';
import { ListBatch } from './list-batch';
import { FilterBatch } from './filter-batch';

/** Many standards at once: selected by filters of the library, or from a list of numbers or a table with evidence. */
export function BatchTab() {
  const { t } = useTexts('consistency');
  const [params, setParams] = useSearchParams();
  const from = params.get('from') === 'list' ? 'list' : 'filter';
  return (
    <Section title={t('batch.title')} lead={t('batch.lead')}>
      <div className="no-print">
        <RadioGroup
          legend={t('batch.from')}
          value={from}
          onValueChange={(value) =>
            setParams((before) => {
              const next = new URLSearchParams(before);
              if (value === 'list') next.set('from', value);
              else next.delete('from');
              return next;
            })
          }
          options={(['filter', 'list'] as const).map((value) => ({ value, label: t(`batch.by.${value}`) }))}
        />
      </div>
      {from === 'list' ? <ListBatch /> : <FilterBatch />}
    </Section>
  );
}
