export { FilePicture } from './FilePicture';
export { KeptFileView } from './KeptFileView';
export { openFile } from './api/openFile';
export { UploadField } from './UploadField';
