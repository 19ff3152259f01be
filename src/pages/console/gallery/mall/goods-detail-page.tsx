import { useSearchParams } from 'react-router-dom';
import { useTexts } from '@/shared/i18n/use-texts';
import { ButtonLink } from '@/shared/ui/controls/button';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { Section } from '@/shared/ui/layout/section';
import { GalleryFrame } from '../gallery-frame';
import { goodsListAddress, goodsOf, payAddress } from './goods';
import { Price } from './price';
import { UnknownGoods } from './unknown-goods';

/** One of the sample goods by the `id` in the address. */
export default function GoodsDetailPage() {
  const { t } = useTexts('mall');
  const [query] = useSearchParams();
  const goods = goodsOf(query.get('id'));
  return (
    <GalleryFrame name="goodsDetail" mark={<SampleMark />}>
      {goods === undefined ? (
        <UnknownGoods id={query.get('id')} />
      ) : (
        <Section title={t(`goods.${goods.id}.name`)} lead={t(`goods.${goods.id}.about`)}>
          <p>{t(`goods.${goods.id}.content`)}</p>
          <p className="gallery-result">
            <Price price={goods.price} unit={goods.unit} />
          </p>
          <div className="gallery-tools">
            <ButtonLink to={payAddress(goods.id)} variant="primary" size="small">
              {t('toPay')}
            </ButtonLink>
            <ButtonLink to={goodsListAddress} size="small">
              {t('toList')}
            </ButtonLink>
          </div>
        </Section>
      )}
    </GalleryFrame>
  );
}
