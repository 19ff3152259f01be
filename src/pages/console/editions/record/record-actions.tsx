import type { ContentRow } from '@/features/content/content-schema';
import { subjectOf } from '../edition-kind-schema';
import { publishEdition, sendBackEdition, withdrawEdition } from '../editions-api';
import { useSession } from '@/features/session/session-store';
import { usePermission } from '@/features/session/permitted';
import { Refusal } from '@/shared/console-ui/edit/refusal';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { Button, ButtonLink } from '@/shared/ui/controls/button';
import { useEditionWords } from '../use-edition-words';
import { useShownEdition } from '../use-shown-edition';
import { DraftActions } from './draft-actions';
import { Publish } from './publish';
import { SendBack } from './send-back';
import { useEditionWrites } from './use-edition-writes';
import { usePublicationCheck } from './use-publication-check';

/** What may be done with the working copy: publish from a day on, send back or take back what is in review; mend a draft, submit or discard it; import; withdraw. */
export function RecordActions({ row }: { row: ContentRow }) {
  const { t, own: ownText, day } = useEditionWords();
  const subject = subjectOf(row.values);
  const confirm = useConfirm();
  const { run, isUnderWay, refusal, forgetRefusal } = useEditionWrites();
  const mayPublish = usePermission(['content_edition_publish']);
  const mayReview = usePermission(['content_edition_review']);
  const mayImport = usePermission(['content_edition_update']) && row.state !== 'review';
  const mayWithdraw = mayPublish && row.state === 'published' && row.isPublished;
  const { importAddress } = useShownEdition();
  const own = useSession((session) => session.userId) === row.writtenBy;
  const mayBePublished = usePublicationCheck(row);
  const publish = async (from: string) =>
    (await mayBePublished(from)) && run('publish', () => publishEdition(row, from), t('publish.done'));
  const withdraw = async () => {
    // Of an edition that has not begun visitors see nothing yet.
    const question =
      row.published === null && row.publishFrom !== null
        ? {
            content: t('withdraw.scheduled'),
            detail: t('withdraw.scheduledDetail', { from: day(row.publishFrom) }),
          }
        : {
            content: ownText(subject, 'withdraw.question'),
            detail: ownText(subject, 'withdraw.detail'),
          };
    if (await confirm({ ...question, isDeletion: true, isUndoable: true }))
      await run('withdraw', () => withdrawEdition(row), t('withdraw.done'));
  };
  const takeBack = () => run('sendBack', () => sendBackEdition(row), t('takeBack.done'));
  return (
    <div className="edition-actions">
      {row.state === 'review' && mayPublish && (!own || !row.needsSecondReviewer) && (
        <Publish hint={ownText(subject, 'publish.hint')} row={row} isBusy={isUnderWay} onPublish={publish} />
      )}
      {row.state === 'review' && mayPublish && own && row.needsSecondReviewer && <p>{t('publish.own')}</p>}
      {row.state === 'review' && own && (
        <div className="edition-action button-row">
          <Button size="small" aria-busy={isUnderWay} onClick={() => void takeBack()}>
            {t('takeBack.action')}
          </Button>
        </div>
      )}
      {row.state === 'review' && mayReview && !own && (
        <SendBack
          row={row}
          isBusy={isUnderWay}
          onSendBack={(note) => run('sendBack', () => sendBackEdition(row, note), t('sendBack.done'))}
        />
      )}
      {mayImport && row.state === 'draft' && <DraftActions row={row} />}
      {(mayImport || mayWithdraw) && (
        <div className="edition-action button-row">
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
