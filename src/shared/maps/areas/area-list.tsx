import { Tag } from '@/shared/ui/marks/tag';
import type { MapArea } from './map-area';

interface AreaListProps {
  label: string;
  areas: readonly MapArea[];
  selected: string | null;
  onSelect: (code: string) => void;
}

/** The map's areas as a list of buttons: for choosing by keyboard, and for print. */
export function AreaList({ label, areas, selected, onSelect }: AreaListProps) {
  return (
    <ul className="area-list" aria-label={label}>
      {areas.map(({ code, label: name, value, tone, note, mark }) => (
        <li key={code}>
          <button
            type="button"
            className={`tone-${tone}`}
            aria-pressed={code === selected}
            onClick={() => onSelect(code)}
          >
            <span>
              {name}
              {mark !== undefined && (
                <>
                  {' '}
                  <Tag>{mark}</Tag>
                </>
              )}
            </span>
            <span className="area-list-value">{value}</span>
            {note !== undefined && <span className="area-list-note">{note}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
