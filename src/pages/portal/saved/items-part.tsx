import { useEffect, useRef, useState } from 'react';
import { checklistId, lackedTicks, mergedTicks } from '@/features/saved/checklist';
import { addDrafts } from '@/features/saved/saved-drafts';
import type { SavedFile } from '@/features/saved/saved-file';
import { SAVED_KINDS, MAX_SAVED_PER_KIND } from '@/features/saved/saved-item';
import type { SavedItem } from '@/features/saved/saved-item';
import { merged, ofKind, renamed, withoutItem } from '@/features/saved/saved-list';
import { useChecklists } from '@/features/saved/use-checklists';
import type { SavedItems } from '@/features/saved/use-saved';
import { useVisitorOffer } from '@/features/saved/use-visitor-offer';
import { VisitorOffer } from '@/features/saved/visitor-offer';
import { useTexts } from '@/shared/i18n/use-texts';
import { Facets } from '@/shared/list/facets';
import { ListHead } from '@/shared/list/list-head';
import { ListLayout } from '@/shared/list/list-layout';
import { SearchBox } from '@/shared/list/search-box';
import { useListState } from '@/shared/list/use-list-state';
import { Button } from '@/shared/ui/controls/button';
import { FileTools } from './file-tools';
import { ItemGroup } from './item-group';
import { NothingSaved } from './nothing-saved';
import { useMatchingItems } from './use-matching-items';

interface ItemsPartProps {
  saved: SavedItems;
  /** The user known to the page, null for a visitor. */
  user: string | null;
}

/** The saved items by kind: search, open, rename, remove with undo, export and import. */
export function ItemsPart({ saved: { list, change }, user }: ItemsPartProps) {
  const { t } = useTexts('saved');
  const { q, filters, setQ, toggleFilter } = useListState(['kind']);
  const checklists = useChecklists();
  const visitors = useVisitorOffer(user);
  const { found, ofKinds, nameOf } = useMatchingItems(list, q, filters['kind'] ?? []);
  const [message, setMessage] = useState('');
  const [removed, setRemoved] = useState<SavedItem | null>(null);

  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button was removed with its row.
  useEffect(() => undo.current?.focus(), [removed]);

  const apply = (next: readonly SavedItem[], text: string, gone: SavedItem | null = null) => {
    setMessage(change(next) ? text : t('trouble.notStored'));
    setRemoved(gone);
  };
  const counted = (added: number, known: number, left: number, bad: number) =>
    t('imported', { added, known, left, bad });
  const handleTakeOver = () => {
    const { added, known, left, isStored } = visitors.takeOver();
    setMessage(isStored ? counted(added, known, left, 0) : t('trouble.notStored'));
  };
  const handleImport = ({ items, checklists: further, drafts, bad }: Extract<SavedFile, { ok: true }>) => {
    const joined = merged(list, items);
    const lacked = lackedTicks(further, checklists.lists);
    const areStored = lacked.length === 0 || checklists.change(mergedTicks(checklists.lists, lacked));
    const ticked = lacked.length > 0 ? ` ${t('importedTicks', { count: lacked.length })}` : '';
    const restored = addDrafts(drafts ?? {});
    const draftsText = restored > 0 ? ` ${t('importedDrafts', { count: restored })}` : '';
    const text = counted(joined.added, joined.known, joined.left, bad) + ticked + draftsText;
    apply(joined.list, areStored ? text : t('trouble.notStored'));
  };
  const ticksOf = ({ kind, id }: SavedItem) =>
    kind === 'checklist'
      ? (checklists.lists.find((pair) => checklistId(pair) === id)?.ticked.length ?? 0)
      : null;
  const handleUndo = (item: SavedItem) =>
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
              options: SAVED_KINDS.map((kind) => ({
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
          <FileTools
            list={list}
            checklists={checklists.lists}
            onImport={handleImport}
            onRefuse={setMessage}
          />
        }
      />
      <div className="saved-status">
        <p role="status">{message}</p>
        {removed !== null && (
          <Button ref={undo} size="small" onClick={() => handleUndo(removed)}>
            {t('undo')}
          </Button>
        )}
      </div>
      <VisitorOffer count={visitors.count} onTakeOver={handleTakeOver} onLeave={visitors.leave} />
      {found.length === 0 && <NothingSaved isEmpty={list.length === 0} />}
      {SAVED_KINDS.map((kind) => (
        <ItemGroup
          key={kind}
          kind={kind}
          items={ofKind(found, kind)}
          count={ofKind(list, kind).length}
          max={MAX_SAVED_PER_KIND}
          nameOf={nameOf}
          ticksOf={ticksOf}
          onRename={(item, name) => apply(renamed(list, item, name), t('renamed'))}
          onRemove={(item) => apply(withoutItem(list, item), t('removed', { title: nameOf(item) }), item)}
        />
      ))}
    </ListLayout>
  );
}
