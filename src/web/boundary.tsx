import { Component, type ReactNode } from 'react';
import { Missing } from './parts/missing.tsx';

interface Props {
  /** Another place is another try. */
  readonly address: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly address: string;
}

/** What browsers say when a part of the page cannot be fetched. */
const UNLOADED = /dynamically imported module|module script failed|preload|ChunkLoad/i;

/** Catches what no page could: the rest of the browser's memory is safe, and a reload brings it back. */
export class Boundary extends Component<Props, State> {
  override state: State = { error: null, address: this.props.address };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { error: null, address };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const said = error instanceof Error ? error.message : String(error);
    const unloaded = UNLOADED.test(said);
    return (
      <Missing
        title={unloaded ? 'This part could not be loaded' : 'Something broke here'}
        text={
          unloaded
            ? 'There is no network, or a newer version has replaced this one. Your games are kept.'
            : `Your games are kept; a reload goes on from the last action. What was said: ${said}`
        }
        picture={unloaded ? 'm-duct' : 's-jam'}
      >
        <button type="button" className="btn go" data-do="reload" onClick={() => window.location.reload()}>
          Reload
        </button>
        <a className="btn" href="#/">
          To the first screen
        </a>
      </Missing>
    );
  }
}
