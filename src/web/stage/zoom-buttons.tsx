import { memo } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { Camera } from './camera.ts';

const STEP = 1.4;

/** For those who have no wheel and no second finger. */
export const ZoomButtons = memo(function ZoomButtons({ camera }: { camera: Camera }) {
  return (
    <div className="zoom-buttons" data-furniture="">
      <button
        type="button"
        data-do="zoom-in"
        aria-label="Zoom in"
        title="Zoom in (+)"
        onClick={() => camera.zoomBy(STEP)}
      >
        <Icon name="i-zoom-in" />
      </button>
      <button
        type="button"
        data-do="zoom-out"
        aria-label="Zoom out"
        title="Zoom out (−)"
        onClick={() => camera.zoomBy(1 / STEP)}
      >
        <Icon name="i-zoom-out" />
      </button>
    </div>
  );
});
