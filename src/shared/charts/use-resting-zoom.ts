import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The zoom factor, and the point of the canvas, in CSS pixels, that stays where it is. */
interface Zoom {
  factor: number;
  x: number;
  y: number;
}

/** How long the wheel must rest before a redraw. */
const REST_MS = 150;
/** Zoom per pixel of the wheel. */
const SPEED = 0.002;
const LEAST = 0.2;
const MOST = 5;

/**
 * While `isOn`, the wheel scales the canvas in `box` with CSS, which is smooth for any graph; `zoomBy` is called once
 * the wheel rests, to redraw it sharply.
 */
export function useRestingZoom(
  box: RefObject<HTMLElement | null>,
  isOn: boolean,
  zoomBy: (zoom: Zoom) => void,
): void {
  const finish = useRef(zoomBy);
  useEffect(() => {
    finish.current = zoomBy;
  });
  useEffect(() => {
    const element = box.current;
    if (!isOn || element === null) return undefined;
    let zoom: Zoom | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = (canvas: HTMLCanvasElement) => {
      canvas.style.transform = '';
      if (zoom !== null) finish.current(zoom);
      zoom = null;
    };
    const handleWheel = (event: WheelEvent) => {
      const canvas = element.querySelector('canvas');
      if (canvas === null) return;
      event.preventDefault();
      event.stopPropagation();
      zoom ??= { factor: 1, x: event.offsetX, y: event.offsetY };
      zoom.factor = Math.min(MOST, Math.max(LEAST, zoom.factor * Math.exp(-event.deltaY * SPEED)));
      canvas.style.transformOrigin = `${zoom.x}px ${zoom.y}px`;
      canvas.style.transform = `scale(${zoom.factor})`;
      clearTimeout(timer);
      timer = setTimeout(() => rest(canvas), REST_MS);
    };
    element.addEventListener('wheel', handleWheel, { capture: true, passive: false });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('wheel', handleWheel, { capture: true });
    };
  }, [box, isOn]);
}
