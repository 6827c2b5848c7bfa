/** Safari's own names, where it has no standard ones. Absent in every other browser. */
interface HTMLMediaElement {
  readonly webkitShowPlaybackTargetPicker?: () => void;
  readonly webkitCurrentPlaybackTargetIsWireless?: boolean;
  /** Full screen of the picture alone, all that an iPhone offers. */
  readonly webkitEnterFullscreen?: () => void;
  readonly webkitExitFullscreen?: () => void;
}

interface HTMLMediaElementEventMap {
  webkitplaybacktargetavailabilitychanged: Event & { readonly availability: string };
  webkitcurrentplaybacktargetiswirelesschanged: Event;
}
