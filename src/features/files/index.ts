export { FilePicture } from './FilePicture';
export { KeptFileView } from './KeptFileView';
export { UploadField } from './UploadField';
