import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import { RadioGroup } from '@/shared/ui/fields/radio-group';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { Section } from '@/shared/ui/layout/section';
import { GalleryFrame } from '../gallery-frame';
import { goodsOf } from './goods';
import { Price } from './price';
import { UnknownGoods } from './unknown-goods';

const WAYS = ['transfer', 'invoice'] as const;
type Way = (typeof WAYS)[number];

/** The steps of a made-up payment; the selection is discarded when the tab is left (`noKeepAlive`). */
export default function PayPage() {
  const { t } = useTexts('mall');
  const [query] = useSearchParams();
  const id = query.get('id');
  const goods = goodsOf(id);
  const [way, setWay] = useState<Way | null>(null);
  const [isDone, setIsDone] = useState(false);
  return (
    <GalleryFrame name="pay" mark={<SampleMark />}>
      <Note tone="warning">{t('noPayment')}</Note>
      {goods === undefined ? (
        <UnknownGoods id={id} />
      ) : (
        <Section title={t(`goods.${goods.id}.name`)} lead={<Price price={goods.price} unit={goods.unit} />}>
          <RadioGroup
            legend={t('way')}
            options={WAYS.map((value) => ({ value, label: t(`ways.${value}`) }))}
            value={way}
            onValueChange={(chosen) => {
              setWay(chosen);
              setIsDone(false);
            }}
          />
          <div className="gallery-tools">
            <Button size="small" variant="primary" disabled={way === null} onClick={() => setIsDone(true)}>
              {t('confirm')}
            </Button>
          </div>
          <p role="status">{isDone && way !== null && t('done', { way: t(`ways.${way}`) })}</p>
        </Section>
      )}
    </GalleryFrame>
  );
}
