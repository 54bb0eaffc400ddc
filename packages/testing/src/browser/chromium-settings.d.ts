/** The system's Chromium, which the checks, the bench and the studio drive. */
export declare const CHROMIUM = '/usr/bin/chromium';
/** No update, sync or telemetry requests, which a closed network would turn into noise. */
export declare const QUIET: readonly [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** The processor draws alone, as on a machine without a graphics card: the same picture everywhere. */
export declare const DRAWN_BY_PROCESSOR: readonly ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
/** A camera that shows the clip in `file` (YUV4MPEG2); who asks for it still has to be allowed. */
export declare const cameraShowing: (file: string) => readonly string[];
/** Everybody who asks for the camera gets it. */
export declare const CAMERA_ALLOWED = '--use-fake-ui-for-media-stream';
