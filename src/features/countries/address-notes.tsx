import { UnusableDate } from './unusable-date';
import { UnknownCountry } from './unknown-country';
import './address-notes.css';

interface AddressNotesProps {
  /** The parts of the address that cannot be used; empty if all are valid. */
  unusable: Readonly<Record<'from' | 'to' | 'date', string>>;
  /** The day used in place of an unusable one, as ISO. */
  date: string;
  /** The years that can be queried, if limited. */
  years?: { first: number; last: number };
  /** The covered day nearest to an unusable date. */
  nearest?: string | null;
  onPick: (part: 'from' | 'to' | 'date', picked: string) => void;
}

/**
 * Shows what in the address of a country pair cannot be used: the date, and countries that are not among the 16, with
 * the 16 to choose from.
 */
export function AddressNotes({ unusable, date, years, nearest, onPick }: AddressNotesProps) {
  const sides = (['from', 'to'] as const).filter((side) => unusable[side] !== '');
  if (unusable.date === '' && sides.length === 0) return null;
  return (
    <div className="address-notes">
      {unusable.date !== '' && (
        <UnusableDate
          requested={unusable.date}
          used={date}
          years={years}
          nearest={nearest ? { day: nearest, onPick: () => onPick('date', nearest) } : undefined}
        />
      )}
      {sides.map((side) => (
        <UnknownCountry
          key={side}
          requested={unusable[side]}
          side={side}
          onPick={(code) => onPick(side, code)}
        />
      ))}
    </div>
  );
}
