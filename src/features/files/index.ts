export { FilePicture, type FilePictureProps } from './FilePicture';
export { KeptFileView, type KeptFileViewProps } from './KeptFileView';
export { UploadField, type UploadFieldProps } from './UploadField';
