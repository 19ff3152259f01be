import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { DateField } from '@/shared/ui/fields/date-field';
import { Dialog } from '@/shared/ui/controls/dialog';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import { Note } from '@/shared/ui/states/note';
import { RadioGroup } from '@/shared/ui/fields/radio-group';
import { Section } from '@/shared/ui/layout/section';
import { Tag } from '@/shared/ui/marks/tag';
import { VerdictChip } from '@/shared/ui/marks/verdict-chip';
import { GalleryFrame } from '../gallery-frame';

const VARIANTS = ['primary', 'secondary', 'text', 'delete'] as const;
const TONES = ['info', 'warning', 'negative'] as const;
type Tone = (typeof TONES)[number];

/** The parts used on most pages. */
export default function ElementPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'element' });
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  const [tone, setTone] = useState<Tone>('info');
  const [date, setDate] = useState('2022-01-01');
  return (
    <GalleryFrame name="element">
      <Section title={t('buttons')} lead={t('buttonsLead')}>
        <div className="gallery-tools">
          {VARIANTS.map((variant) => (
            <Button
              key={variant}
              variant={variant}
              size="small"
              onClick={() => setChosen(t(`button.${variant}`))}
            >
              {t(`button.${variant}`)}
            </Button>
          ))}
          <Button size="small" disabled>
            {t('disabled')}
          </Button>
          <MenuButton
            label={t('menu')}
            className="button button-secondary button-small"
            items={VARIANTS.map((variant) => ({
              key: variant,
              label: t(`button.${variant}`),
              onSelect: () => setChosen(t(`button.${variant}`)),
            }))}
          >
            {t('menu')}
          </MenuButton>
          <Button size="small" onClick={() => setIsOpen(true)}>
            {t('dialog')}
          </Button>
        </div>
        <p className="gallery-result" role="status">
          {chosen !== '' && t('pressed', { name: chosen })}
        </p>
        <Dialog
          isOpen={isOpen}
          title={t('dialog')}
          onClose={() => setIsOpen(false)}
          actions={<Button onClick={() => setIsOpen(false)}>{t('understood')}</Button>}
        >
          <p>{t('dialogText')}</p>
        </Dialog>
      </Section>
      <Section title={t('notes')} lead={t('notesLead')}>
        <RadioGroup
          legend={t('tone')}
          options={TONES.map((value) => ({ value, label: t(`tones.${value}`) }))}
          value={tone}
          onValueChange={setTone}
        />
        <div className="gallery-result">
          <Note tone={tone}>{t('noteText')}</Note>
        </div>
      </Section>
      <Section title={t('words')}>
        <div className="gallery-tools">
          <Tag>{t('tag')}</Tag>
          <VerdictChip verdict="met" />
          <VerdictChip verdict="notMet" />
          <VerdictChip verdict="unknown" />
        </div>
        <DateField label={t('date')} hint={t('dateHint')} value={date} onValueChange={setDate} />
      </Section>
    </GalleryFrame>
  );
}
