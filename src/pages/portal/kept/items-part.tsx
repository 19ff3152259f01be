import { useEffect, useRef, useState } from 'react';
import { checklistId, lackedTicks, mergedTicks } from '@/features/kept/checklist';
import { addDrafts } from '@/features/kept/kept-drafts';
import type { KeptFile } from '@/features/kept/kept-file';
import { KEPT_KINDS, MAX_KEPT_PER_KIND } from '@/features/kept/kept-item';
import type { KeptItem } from '@/features/kept/kept-item';
import { merged, ofKind, renamed, without } from '@/features/kept/kept-list';
import { useChecklists } from '@/features/kept/use-checklists';
import type { Kept } from '@/features/kept/use-kept';
import { useVisitorOffer } from '@/features/kept/use-visitor-offer';
import { VisitorOffer } from '@/features/kept/visitor-offer';
import { useTexts } from '@/shared/i18n/use-texts';
import { Facets } from '@/shared/list/facets';
import { ListHead } from '@/shared/list/list-head';
import { ListLayout } from '@/shared/list/list-layout';
import { SearchBox } from '@/shared/list/search-box';
import { useListState } from '@/shared/list/use-list-state';
import { Button } from '@/shared/ui/controls/button';
import { FileTools } from './file-tools';
import { ItemGroup } from './item-group';
import { NothingKept } from './nothing-kept';
import { useFoundItems } from './use-found-items';

interface ItemsPartProps {
  kept: Kept;
  /** The user known to the page, null for a visitor. */
  user: string | null;
}

/** The saved items by kind: search, open, rename, remove with undo, export and import. */
export function ItemsPart({ kept: { list, change }, user }: ItemsPartProps) {
  const { t } = useTexts('kept');
  const { q, filters, setQ, toggleFilter } = useListState(['kind']);
  const checklists = useChecklists();
  const visitors = useVisitorOffer(user);
  const { found, ofKinds, nameOf } = useFoundItems(list, q, filters['kind'] ?? []);
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<KeptItem | null>(null);

  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button was removed with its row.
  useEffect(() => undo.current?.focus(), [removed]);

  const apply = (next: readonly KeptItem[], text: string, gone: KeptItem | null = null) => {
    setSaid(change(next) ? text : t('trouble.notStored'));
    setRemoved(gone);
  };
  const counted = (added: number, known: number, left: number, bad: number) =>
    t('imported', { added, known, left, bad });
  const handleTakeOver = () => {
    const { added, known, left, isStored } = visitors.takeOver();
    setSaid(isStored ? counted(added, known, left, 0) : t('trouble.notStored'));
  };
  const handleImport = ({ items, checklists: further, drafts, bad }: Extract<KeptFile, { ok: true }>) => {
    const joined = merged(list, items);
    const lacked = lackedTicks(further, checklists.lists);
    const areStored = lacked.length === 0 || checklists.change(mergedTicks(checklists.lists, lacked));
    const ticked = lacked.length > 0 ? ` ${t('importedTicks', { count: lacked.length })}` : '';
    const restored = addDrafts(drafts ?? {});
    const draftsText = restored > 0 ? ` ${t('importedDrafts', { count: restored })}` : '';
    const text = counted(joined.added, joined.known, joined.left, bad) + ticked + draftsText;
    apply(joined.list, areStored ? text : t('trouble.notStored'));
  };
  const ticksOf = ({ kind, id }: KeptItem) =>
    kind === 'checklist'
      ? (checklists.lists.find((lane) => checklistId(lane) === id)?.ticked.length ?? 0)
      : null;
  const handleUndo = (item: KeptItem) =>
    apply(merged(list, [item]).list, t('undone', { title: nameOf(item) }));
  return (
    <ListLayout
      search={<SearchBox label={t('search')} placeholder={t('searchHint')} value={q} onSearch={setQ} />}
      facets={
        <Facets
          isOld={false}
          groups={[
            {
              id: 'kind',
              label: t('contents'),
              options: KEPT_KINDS.map((kind) => ({
                value: kind,
                label: t(`kind.${kind}`),
                count: ofKind(ofKinds, kind).length,
              })),
            },
          ]}
          selected={filters}
          onToggle={toggleFilter}
        />
      }
      chosen={(filters['kind'] ?? []).length}
    >
      <ListHead
        count={
          found.length === list.length
            ? t('count', { count: list.length })
            : t('found', { count: list.length, found: found.length })
        }
        actions={
          <FileTools list={list} checklists={checklists.lists} onImport={handleImport} onRefuse={setSaid} />
        }
      />
      <div className="kept-said">
        <p role="status">{said}</p>
        {removed !== null && (
          <Button ref={undo} size="small" onClick={() => handleUndo(removed)}>
            {t('undo')}
          </Button>
        )}
      </div>
      <VisitorOffer count={visitors.count} onTakeOver={handleTakeOver} onLeave={visitors.leave} />
      {found.length === 0 && <NothingKept isEmpty={list.length === 0} />}
      {KEPT_KINDS.map((kind) => (
        <ItemGroup
          key={kind}
          kind={kind}
          items={ofKind(found, kind)}
          count={ofKind(list, kind).length}
          max={MAX_KEPT_PER_KIND}
          nameOf={nameOf}
          ticksOf={ticksOf}
          onRename={(item, name) => apply(renamed(list, item, name), t('renamed'))}
          onRemove={(item) => apply(without(list, item), t('removed', { title: nameOf(item) }), item)}
        />
      ))}
    </ListLayout>
  );
}
