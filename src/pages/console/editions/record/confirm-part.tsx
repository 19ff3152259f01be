import { useState } from 'react';
import type { ContentRow, ContentValues } from '@/features/content/content-schema';
import { usePermission } from '@/features/session/permitted';
import { onReadersClock } from '@/shared/format/server-moment';
import { Button } from '@/shared/ui/controls/button';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { Part } from '../part';
import { useEditionWords } from '../use-edition-words';
import { ConfirmForm } from './confirm-form';

/** The edition that visitors see and the newest one: whether each was confirmed at its official source, and how to. */
export function ConfirmPart({ row }: { row: ContentRow }) {
  const { t } = useEditionWords();
  const { values, published } = row;
  const isOther = published !== null && published['file'] !== values['file'];
  return (
    <Part title={t('confirm.title')}>
      {isOther && <Confirmation row={row} values={published} />}
      <Confirmation row={row} values={values} />
    </Part>
  );
}

function Confirmation({ row, values }: { row: ContentRow; values: ContentValues }) {
  const { t, day, valid } = useEditionWords();
  const mayConfirm = usePermission(['content_edition_review']);
  const [isOpen, setIsOpen] = useState(false);
  const isConfirmed = (values['confirmedAt'] ?? null) !== null;
  const textOf = (field: string) => String(values[field] ?? '');
  const url = textOf('confirmedUrl');
  return (
    <div className="edition-confirmation">
      <p>
        <b>{textOf('title')}</b> {t('confirm.valid', { valid: valid(values) })}{' '}
        {textOf('mark') === 'unchecked' && <UncheckedMark />}
      </p>
      {isConfirmed ? (
        <p>
          {t('confirm.by', {
            by: textOf('confirmedBy'),
            at: onReadersClock(textOf('confirmedAt')),
            document: textOf('confirmedDocument'),
            date: day(textOf('confirmedOn')),
          })}{' '}
          {url !== '' && <ExternalLink href={url}>{t('confirm.open')}</ExternalLink>}
        </p>
      ) : (
        <p>{t(textOf('mark') === 'unchecked' ? 'confirm.not' : 'confirm.before')}</p>
      )}
      {mayConfirm && !isConfirmed && !isOpen && (
        <Button size="small" onClick={() => setIsOpen(true)}>
          {t('confirm.start')}
        </Button>
      )}
      {mayConfirm && !isConfirmed && isOpen && (
        <ConfirmForm row={row} values={values} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}
