import { useId, type ReactNode, type Ref } from 'react';

interface PartProps {
  title: string;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A titled part of the page; it can have the focus where what had it is gone. */
export function Part({ title, children, ref }: PartProps) {
  const id = useId();
  return (
    <section ref={ref} className="edition-part" aria-labelledby={id} tabIndex={-1}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
