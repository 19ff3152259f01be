import { identityOf } from '@/features/saved/saved-item';
import type { SavedItem, SavedKind } from '@/features/saved/saved-item';
import { useTexts } from '@/shared/i18n/use-texts';
import { ItemRow } from './item-row';

interface ItemGroupProps {
  kind: SavedKind;
  items: readonly SavedItem[];
  /** How many of the kind are saved, found or not, and the maximum. */
  count: number;
  max: number;
  nameOf: (item: SavedItem) => string;
  /** How many items of a checklist are ticked; null for anything else. */
  ticksOf: (item: SavedItem) => number | null;
  onRename: (item: SavedItem, name: string) => void;
  onRemove: (item: SavedItem) => void;
}

/** The saved items of one kind; renders nothing if there are none. */
export function ItemGroup(props: ItemGroupProps) {
  const { kind, items, count, max, nameOf, ticksOf, onRename, onRemove } = props;
  const { t } = useTexts('saved');
  if (items.length === 0) return null;
  return (
    <section className="saved-group" aria-labelledby={`saved-${kind}`}>
      <h2 id={`saved-${kind}`}>
        {t(`kind.${kind}`)} <span>{t('kindCount', { count, max })}</span>
      </h2>
      <ul>
        {items.map((item) => (
          <ItemRow
            key={identityOf(item)}
            item={item}
            name={nameOf(item)}
            ticks={ticksOf(item)}
            onRename={(name) => onRename(item, name)}
            onRemove={() => onRemove(item)}
          />
        ))}
      </ul>
    </section>
  );
}
