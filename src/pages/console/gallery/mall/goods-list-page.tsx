import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { Link } from '@/shared/ui/controls/link';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { Section } from '@/shared/ui/layout/section';
import { GalleryFrame } from '../gallery-frame';
import { GOODS, goodsAddress } from './goods';
import { Price } from './price';

/** The sample goods, each linking to its page. */
export default function GoodsListPage() {
  const { t } = useTexts('mall');
  return (
    <GalleryFrame name="goodsList" mark={<SampleMark />}>
      <Section title={t('services')} lead={t('lead')}>
        <DataTable
          caption={t('services')}
          rows={GOODS}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'name',
              head: t('service'),
              cell: ({ id }) => <Link to={goodsAddress(id)}>{t(`goods.${id}.name`)}</Link>,
            },
            { id: 'about', head: t('about'), cell: ({ id }) => t(`goods.${id}.about`) },
            {
              id: 'price',
              head: t('price'),
              align: 'end',
              narrow: 'value',
              cell: ({ price, unit }) => <Price price={price} unit={unit} />,
            },
          ]}
        />
      </Section>
    </GalleryFrame>
  );
}
