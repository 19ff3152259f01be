import { useQuery } from '@tanstack/react-query';
import type { ContentRow, ContentVersion } from '@/features/content/content-schema';
import { subjectOf } from '../edition-kind-schema';
import { EditionTitle } from '../edition-title';
import { editionVersionsQuery, restoreEdition } from '../editions-api';
import { usePermission } from '@/features/session/permitted';
import { Refusal } from '@/shared/console-ui/edit/refusal';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { onReadersClock } from '@/shared/format/server-moment';
import { Button } from '@/shared/ui/controls/button';
import { Link } from '@/shared/ui/controls/link';
import { QueryView } from '@/shared/ui/states/query-view';
import { DataTable } from '@/shared/ui/table/data-table';
import { Part } from '../part';
import { useEditionWords } from '../use-edition-words';
import { useShownEdition } from '../use-shown-edition';
import { isRestorable } from './restorable';
import { useEditionWrites } from './use-edition-writes';

/** The versions of a record; one that was published is in force again with one press. */
export function VersionsPart({ row }: { row: ContentRow }) {
  const { t } = useEditionWords();
  const versions = useQuery(editionVersionsQuery(row.id));
  return (
    <Part title={t('versions.title')}>
      <QueryView query={versions}>{(found) => <Versions row={row} versions={found} />}</QueryView>
    </Part>
  );
}

function Versions({ row, versions }: { row: ContentRow; versions: readonly ContentVersion[] }) {
  const { t, own, day, valid, count } = useEditionWords();
  const { linesAddress } = useShownEdition();
  const confirm = useConfirm();
  const { run, isUnderWay, refusal, forgetRefusal } = useEditionWrites();
  const mayPublish = usePermission(['content_edition_publish']);
  const mayUpdate = usePermission(['content_edition_update']);
  const canRestore = mayPublish && mayUpdate && row.state !== 'review';
  const restore = async ({ number, values }: ContentVersion) => {
    const title = String(values['title']);
    if (!(await confirm({ content: t('restore.question', { title }), detail: t('restore.detail') }))) return;
    await run(`restore ${number}`, () => restoreEdition(row, number), t('restore.done'));
  };
  return (
    <>
      <DataTable
        caption={t('versions.title')}
        rows={versions}
        rowKey={({ number }) => String(number)}
        columns={[
          { id: 'number', head: t('versions.number'), cell: ({ number }) => number },
          {
            id: 'title',
            head: t('field.title'),
            cell: ({ values }) => <EditionTitle row={row} values={values} />,
          },
          {
            id: 'valid',
            head: t('field.valid'),
            cell: ({ values }) => valid(values),
          },
          {
            id: 'lines',
            head: own(subjectOf(row.values), 'field.lines'),
            align: 'end',
            cell: ({ values }) => (
              <Link to={linesAddress(row.id, String(values['file']))}>{count(values['lines'])}</Link>
            ),
          },
          {
            id: 'action',
            head: t('versions.action'),
            cell: ({ action, publishFrom }) =>
              publishFrom === null
                ? t(`did.${action}`)
                : t('versions.from', { action: t(`did.${action}`), from: day(publishFrom) }),
          },
          { id: 'by', head: t('field.by'), cell: ({ byName }) => byName },
          { id: 'at', head: t('field.actedAt'), isWhole: true, cell: ({ at }) => onReadersClock(at) },
          {
            id: 'restore',
            head: t('restore.action'),
            cell: (version) =>
              canRestore &&
              isRestorable(row, version) && (
                <Button size="small" aria-busy={isUnderWay} onClick={() => void restore(version)}>
                  {t('restore.version', { number: version.number })}
                </Button>
              ),
          },
        ]}
      />
      <Refusal text={refusal} onClose={forgetRefusal} />
    </>
  );
}
