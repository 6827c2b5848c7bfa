import type { AcceptedTypes } from '@lampstand/upload';

/** What the dialogs for choosing files offer. The server looks at the bytes and decides. */
export const pictureFiles: AcceptedTypes = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};

export const videoFiles: AcceptedTypes = {
  'video/mp4': ['.mp4', '.m4v'],
  'video/webm': ['.webm'],
};

export const audioFiles: AcceptedTypes = {
  'audio/mpeg': ['.mp3'],
  'audio/mp4': ['.m4a'],
  'audio/webm': ['.weba'],
  'audio/ogg': ['.ogg', '.opus'],
};

export const subtitleFiles: AcceptedTypes = {
  'text/vtt': ['.vtt'],
  'application/x-subrip': ['.srt'],
};
