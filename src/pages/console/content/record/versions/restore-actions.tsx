import { restoreContent } from '@/features/content/content-api';
import type { ContentKind } from '@/features/content/content-kind';
import type { ContentRow, ContentVersion } from '@/features/content/content-schema';
import { refusalOfRow } from '@/features/content/record-state';
import { Refusal } from '@/shared/console-ui/edit/refusal';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { useActor } from '../../use-actor';
import { useContentWrites } from '../../use-content-writes';

interface RestoreActionsProps {
  kind: ContentKind;
  row: ContentRow;
  version: ContentVersion;
  isNewest: boolean;
  /** Visitors have seen this version. */
  wasPublished: boolean;
  isDirty: boolean;
  onChanged: () => Promise<void>;
}

/** Restores an earlier version as a draft, or publishes it again in one step if visitors have seen it before. */
export function RestoreActions(props: RestoreActionsProps) {
  const { kind, row, version, isNewest, wasPublished, isDirty, onChanged } = props;
  const { t } = useTexts('content');
  const confirm = useConfirm();
  const { run, refusal, forgetRefusal } = useContentWrites();
  const actor = useActor(kind);
  if (isNewest || refusalOfRow('restore', row, actor) !== null) return null;
  const { number } = version;
  const restore = async (publish: boolean) => {
    const name = publish ? 'restorePublished' : 'restore';
    if (!(await confirm({ content: t(`version.${name}Question`, { number }) }))) return;
    await run(
      `restore ${row.id} ${number} ${row.version}`,
      async () => {
        await restoreContent(kind.id, { id: row.id, version: row.version, number, publish });
        await onChanged();
      },
      t(`version.${name}Done`, { number }),
    );
  };
  return (
    <>
      <Button size="small" disabled={isDirty} onClick={() => void restore(false)}>
        {t('version.restore')}
      </Button>
      {actor.may('publish') && wasPublished && (
        <Button size="small" disabled={isDirty} onClick={() => void restore(true)}>
          {t('version.restorePublished')}
        </Button>
      )}
      <Refusal text={refusal} onClose={forgetRefusal} />
    </>
  );
}
