import { useState } from 'react';
import type { ContentRow } from '@/features/content/content-schema';
import { subjectOf } from '../edition-kind-schema';
import { publishEdition, sendBackEdition, withdrawEdition } from '../editions-api';
import { useSession } from '@/features/session/session-store';
import { usePermission } from '@/features/session/permitted';
import { Refusal } from '@/shared/console-ui/edit/refusal';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { todayIso } from '@/shared/format/date';
import { Button, ButtonLink } from '@/shared/ui/controls/button';
import { DateField } from '@/shared/ui/fields/date-field';
import { TextField } from '@/shared/ui/fields/text-field';
import { useEditionWords } from '../use-edition-words';
import { useShownEdition } from '../use-shown-edition';
import { useEditionWrites } from './use-edition-writes';

/** What may be done with the working copy: publish from a day on or send back what is in review; import; withdraw. */
export function RecordActions({ row }: { row: ContentRow }) {
  const { t, own: ownText } = useEditionWords();
  const subject = subjectOf(row.values);
  const confirm = useConfirm();
  const { run, isUnderWay, refusal, forgetRefusal } = useEditionWrites();
  const mayPublish = usePermission(['content_edition_publish']);
  const mayReview = usePermission(['content_edition_review']);
  const mayImport = usePermission(['content_edition_update']) && row.state !== 'review';
  const mayWithdraw = mayPublish && row.state === 'published' && row.published !== null;
  const { importAddress } = useShownEdition();
  const own = useSession((session) => session.userId) === row.writtenBy;
  const withdraw = async () => {
    if (
      await confirm({
        content: ownText(subject, 'withdraw.question'),
        detail: ownText(subject, 'withdraw.detail'),
        isDeletion: true,
        isUndoable: true,
      })
    )
      await run('withdraw', () => withdrawEdition(row), t('withdraw.done'));
  };
  return (
    <div className="edition-actions">
      {row.state === 'review' && mayPublish && (!own || !row.needsSecondReviewer) && (
        <Publish
          hint={ownText(subject, 'publish.hint')}
          first={String(row.values['validFrom'] ?? '')}
          isBusy={isUnderWay}
          onPublish={(from) => void run('publish', () => publishEdition(row, from), t('publish.done'))}
        />
      )}
      {row.state === 'review' && mayPublish && own && row.needsSecondReviewer && <p>{t('publish.own')}</p>}
      {row.state === 'review' && (mayReview || own) && (
        <SendBack
          isBusy={isUnderWay}
          onSendBack={(note) => void run('sendBack', () => sendBackEdition(row, note), t('sendBack.done'))}
        />
      )}
      {(mayImport || mayWithdraw) && (
        <div className="edition-action">
          {mayImport && (
            <ButtonLink size="small" to={importAddress(subject)}>
              {t('action.import')}
            </ButtonLink>
          )}
          {mayWithdraw && (
            <Button size="small" variant="delete" aria-busy={isUnderWay} onClick={() => void withdraw()}>
              {t('withdraw.action')}
            </Button>
          )}
        </div>
      )}
      <Refusal text={refusal} onClose={forgetRefusal} />
    </div>
  );
}

interface PublishProps {
  hint: string;
  /** First day of the edition. */
  first: string;
  isBusy: boolean;
  onPublish: (from: string) => void;
}

function Publish({ hint, first, isBusy, onPublish }: PublishProps) {
  const { t } = useEditionWords();
  const today = todayIso();
  const [from, setFrom] = useState(first > today ? first : today);
  return (
    <div className="edition-action">
      <DateField label={t('publish.from')} hint={hint} value={from} min={today} onValueChange={setFrom} />
      <Button variant="primary" aria-busy={isBusy} disabled={from === ''} onClick={() => onPublish(from)}>
        {t('publish.action')}
      </Button>
    </div>
  );
}

function SendBack({ isBusy, onSendBack }: { isBusy: boolean; onSendBack: (note: string) => void }) {
  const { t } = useEditionWords();
  const [note, setNote] = useState('');
  return (
    <div className="edition-action">
      <TextField label={t('sendBack.note')} value={note} onChange={(event) => setNote(event.target.value)} />
      <Button aria-busy={isBusy} onClick={() => onSendBack(note)}>
        {t('sendBack.action')}
      </Button>
    </div>
  );
}
