/** A picture that needs no server. */
export const samplePicture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22160%22 height=%2290%22%3E%3Crect width=%22160%22 height=%2290%22 fill=%22%237a1226%22/%3E%3C/svg%3E';
